/** How each kind of beat is shown, with the Web Animations API. A beat whose places are not in sight does nothing. */
import { sound } from "../core/sound.ts";
import { boxOf, find, middleOf, pixelsPerUnit, spotsAlong, type Spot } from "./anchors.ts";
import { howMany, LASTS, STAGGER, type Beat, type BeatKind } from "./beats.ts";
import type { Run } from "./run.ts";
import type { Token } from "./tokens.ts";

type Of<Kind extends BeatKind> = Extract<Beat, { beat: Kind }>;
type Show<Kind extends BeatKind> = (beat: Of<Kind>, run: Run, lasts: number) => void;

const BOUNCE = "cubic-bezier(.3,1.5,.5,1)";

/** The transform that puts a token's middle at a spot. */
function at(token: Token, { x, y }: { x: number; y: number }, scale = 1, turn = 0): string {
  return `translate(${x - token.wide / 2}px, ${y - token.high / 2}px) rotate(${turn}deg) scale(${scale})`;
}

/** How large a token is where it comes from or goes to: never larger than that place. */
function fitting(token: Token, box: DOMRect): number {
  return Math.max(Math.min(1, box.width / token.wide, box.height / token.high), 0.25);
}

function delayOf(beat: Beat, index = 0): number {
  return (beat.delay ?? 0) + index * (STAGGER[beat.beat] ?? 0);
}

function hear(beat: Beat, run: Run, after: number): void {
  if (beat.sound) sound.play(beat.sound, after / run.rate / 1000);
}

const fly: Show<"fly"> = (beat, run, lasts) => {
  const [from, to] = [find(beat.from), find(beat.to)];
  if (!to) return;
  if (!from) return pulse({ beat: "pulse", at: beat.to, sound: beat.sound, delay: beat.delay }, run, LASTS.pulse);
  const [start, goal] = [boxOf(from), boxOf(to)];
  const [a, b] = [middleOf(start), middleOf(goal)];
  const arc = Math.min(Math.hypot(b.x - a.x, b.y - a.y) * 0.14, 70);
  for (let index = 0; index < howMany(beat); index++) {
    const token = run.token(beat.what, to);
    if (!token) return;
    const [small, large] = [fitting(token, start), fitting(token, goal)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - arc };
    run.animate(
      token.element,
      [
        { transform: at(token, a, small), opacity: index === 0 ? 1 : 0 },
        { transform: at(token, middle, Math.max(small, large) * 1.12), opacity: 1, offset: 0.5 },
        { transform: at(token, b, large), opacity: 1, offset: 0.9 },
        { transform: at(token, b, large), opacity: 0 },
      ],
      { lasts, delay: delayOf(beat, index) },
    );
    hear(beat, run, delayOf(beat, index));
  }
  if ("copy" in beat.what) hide(beat.what.copy, run, beat.delay ?? 0);
};

/** What was copied has left its place. */
function hide(name: Parameters<typeof find>[0], run: Run, delay: number): void {
  const original = find(name);
  if (original) run.animate(original, [{ opacity: 0 }, { opacity: 0 }], { lasts: 1, delay });
}

const lay: Show<"lay"> = (beat, run, lasts) => {
  const [from, along] = [find(beat.from), find(beat.along)];
  if (!along) return;
  const start = from ? middleOf(boxOf(from)) : null;
  spotsAlong(along, howMany(beat)).forEach((spot: Spot, index) => {
    const token = run.token(beat.what, along);
    if (!token) return;
    const turn = spot.turn > 90 ? spot.turn - 180 : spot.turn <= -90 ? spot.turn + 180 : spot.turn;
    const above = { x: spot.x, y: spot.y - 46 };
    run.animate(
      token.element,
      [
        { transform: at(token, start ?? above, 0.8), opacity: start ? 0.4 : 0 },
        { transform: at(token, above, 1.25, turn), opacity: 1, offset: 0.7 },
        { transform: at(token, spot, 1, turn), opacity: 1 },
      ],
      { lasts, delay: delayOf(beat, index), easing: "ease-in" },
    );
    hear(beat, run, delayOf(beat, index) + lasts * 0.85);
  });
};

const drop: Show<"drop"> = (beat, run, lasts) => {
  const goal = find(beat.at);
  if (!goal) return;
  const token = run.token(beat.what, goal);
  if (!token) return;
  const from = beat.from ? find(beat.from) : null;
  const spot = middleOf(boxOf(goal));
  const start = from ? middleOf(boxOf(from)) : { x: spot.x, y: spot.y - 60 };
  run.animate(
    token.element,
    [
      { transform: at(token, start, 0.8), opacity: from ? 1 : 0 },
      { transform: at(token, { x: spot.x, y: spot.y - 26 }, 1.3), opacity: 1, offset: 0.6 },
      { transform: at(token, spot), opacity: 1 },
    ],
    { lasts, delay: delayOf(beat), easing: "ease-in" },
  );
  hear(beat, run, delayOf(beat) + lasts * 0.9);
};

/** A thing of the table itself goes as far as it is from one place to the other: it need not stand in their middle. */
const walk: Show<"walk"> = (beat, run, lasts) => {
  const [who, from, to] = [find(beat.who), find(beat.from), find(beat.to)];
  if (!who || !from || !to) return;
  const [a, b] = [middleOf(from.getBoundingClientRect()), middleOf(to.getBoundingClientRect())];
  const scale = pixelsPerUnit(who);
  const way = `${(b.x - a.x) / scale}px ${(b.y - a.y) / scale}px`;
  run.animate(who, [{ translate: "0px 0px" }, { translate: way }], {
    lasts,
    delay: delayOf(beat),
    easing: "ease-in-out",
  });
  run.walks(typeof beat.who === "string" ? beat.who : beat.who[0]!, who);
  hear(beat, run, delayOf(beat));
};

/** The page comes up, stands on its edge, and lies down on the other side. */
const turn: Show<"turn"> = (beat, run, lasts) => {
  const [page, other] = [find(beat.page), find(beat.to)];
  if (!page || !other) return pulse({ beat: "pulse", at: "drawer", sound: beat.sound }, run, LASTS.pulse);
  const [from, to] = [boxOf(page), boxOf(other)];
  const rightwards = to.left > from.left;
  const sides = [
    { box: from, edge: rightwards ? "right" : "left", start: 0, end: rightwards ? 90 : -90, delay: 0 },
    { box: to, edge: rightwards ? "left" : "right", start: rightwards ? -90 : 90, end: 0, delay: lasts / 2 },
  ];
  for (const { box, edge, start, end, delay } of sides) {
    const token = run.token({ copy: beat.page }, page);
    if (!token) return;
    Object.assign(token.element.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      transformOrigin: `${edge} center`,
    });
    const pose = (degrees: number) => `perspective(700px) rotateY(${degrees}deg)`;
    const lifted = end === 0 ? { opacity: 0, offset: 0 } : { opacity: 1, offset: 0 };
    run.animate(
      token.element,
      [
        { transform: pose(start), ...lifted },
        { transform: pose(start + (end - start) * 0.02), opacity: 1, offset: 0.01 },
        { transform: pose(end), opacity: end === 0 ? 1 : 0 },
      ],
      { lasts: lasts / 2, delay: delayOf(beat) + delay, easing: end === 0 ? "ease-out" : "ease-in" },
    );
  }
  hear(beat, run, delayOf(beat));
};

const tumble: Show<"tumble"> = (beat, run, lasts) => {
  const [from, goal] = [find(beat.from), find(beat.at)];
  if (!goal) return;
  const token = run.token(beat.what, goal);
  if (!token) return;
  const b = middleOf(boxOf(goal));
  const a = from ? middleOf(boxOf(from)) : { x: b.x + 120, y: b.y - 60 };
  const part = (share: number, up: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share - up });
  run.animate(
    token.element,
    [
      { transform: at(token, a, 0.9, -540), opacity: 0 },
      { transform: at(token, part(0.45, 60), 1.3, -260), opacity: 1, offset: 0.4 },
      { transform: at(token, part(0.8, 0), 1.15, -110), opacity: 1, offset: 0.65 },
      { transform: at(token, part(0.93, 16), 1.2, -40), opacity: 1, offset: 0.8 },
      { transform: at(token, b, 1, 0), opacity: 1 },
    ],
    { lasts, delay: delayOf(beat), easing: "linear" },
  );
  hear(beat, run, delayOf(beat) + lasts * 0.55);
};

const NUMBER = /-?\d+/;
/** Two numbers are the bounds of one that is not known: there is nothing to count. */
const ONE_NUMBER = /^\D*\d+\D*$/;

/** The first number that is seen in an element. */
function numberIn(element: Element): Text | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (ONE_NUMBER.test(node.nodeValue ?? "") && !node.parentElement?.closest(".hidden, title")) return node as Text;
  }
  return null;
}

const count: Show<"count"> = (beat, run, lasts) => {
  const goal = find(beat.at);
  if (!goal || beat.by === 0) return;
  const token = run.token({ words: beat.by > 0 ? `+${beat.by}` : `−${-beat.by}` }, goal);
  if (!token) return;
  const from = beat.from ? find(beat.from) : null;
  const b = middleOf(boxOf(goal));
  const a = from ? middleOf(boxOf(from)) : { x: b.x, y: b.y - 34 };
  if (beat.by < 0) token.element.classList.add("less");
  run.animate(
    token.element,
    [
      { transform: at(token, a, 0.6), opacity: 0 },
      { transform: at(token, { x: a.x, y: a.y - 14 }, 1.25), opacity: 1, offset: 0.3 },
      { transform: at(token, b, 0.9), opacity: 1, offset: 0.85 },
      { transform: at(token, b, 0.6), opacity: 0 },
    ],
    { lasts, delay: delayOf(beat) },
  );
  countUp(goal, beat.by, run, { delay: (delayOf(beat) + lasts * 0.5) / run.rate, lasts: (lasts * 0.5) / run.rate });
  hear(beat, run, delayOf(beat) + lasts * 0.6);
};

/** Lets a number on the page run to its new value. The page's own text is back before the page changes it. */
function countUp(element: Element, by: number, run: Run, { delay, lasts }: { delay: number; lasts: number }): void {
  const text = numberIn(element);
  if (!text) return;
  const before = text.nodeValue ?? "";
  const old = Number(NUMBER.exec(before)![0]);
  const began = performance.now() + delay;
  const step = (now: number) => {
    if (run.ended) return;
    const part = Math.min(Math.max((now - began) / lasts, 0), 1);
    text.nodeValue = before.replace(NUMBER, String(old + Math.round(by * part)));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  run.restores(() => {
    text.nodeValue = before;
  });
}

const pulse: Show<"pulse"> = (beat, run, lasts) => {
  const goal = find(beat.at);
  if (!goal) return;
  run.animate(
    run.ring(goal),
    [
      { transform: "scale(1.25)", opacity: 0 },
      { transform: "scale(1)", opacity: 1, offset: 0.35 },
      { transform: "scale(1)", opacity: 1, offset: 0.7 },
      { transform: "scale(1.04)", opacity: 0 },
    ],
    { lasts, delay: delayOf(beat) },
  );
  hear(beat, run, delayOf(beat));
};

const shake: Show<"shake"> = (beat, run, lasts) => {
  const goal = find(beat.at);
  if (!goal) return;
  const step = 5 / pixelsPerUnit(goal);
  const frames = [0, 1, -1, 1, -1, 0.5, 0].map((side) => ({ translate: `${side * step}px 0px` }));
  run.animate(goal, frames, { lasts, delay: delayOf(beat), easing: "linear" });
  hear(beat, run, delayOf(beat));
};

/** What is there goes: to another place, or into nothing. */
const leave: Show<"leave"> = (beat, run, lasts) => {
  const there = find(beat.at);
  if (!there) return;
  const goal = beat.to ? find(beat.to) : null;
  if (goal)
    return fly({ beat: "fly", what: { copy: beat.at }, from: beat.at, to: beat.to!, delay: beat.delay }, run, lasts);
  run.animate(there, [{ opacity: 1 }, { opacity: 0 }], { lasts, delay: delayOf(beat) });
  hear(beat, run, delayOf(beat));
};

const banner: Show<"banner"> = (beat, run, lasts) => {
  const near = find("board") ?? document.body;
  const token = run.token({ words: beat.words }, near);
  if (!token) return;
  token.element.classList.add("banner");
  Object.assign(token.element.style, { width: "", height: "" });
  const box = boxOf(near);
  const spot = { x: box.x + box.width / 2, y: box.y + box.height * 0.3 };
  [token.wide, token.high] = [token.element.offsetWidth, token.element.offsetHeight];
  run.animate(
    token.element,
    [
      { transform: at(token, spot, 0.7), opacity: 0 },
      { transform: at(token, spot, 1), opacity: 1, offset: 0.18 },
      { transform: at(token, spot, 1), opacity: 1, offset: 0.8 },
      { transform: at(token, spot, 1.05), opacity: 0 },
    ],
    { lasts, delay: delayOf(beat), easing: BOUNCE },
  );
  hear(beat, run, delayOf(beat));
};

const SHOW: { [Kind in BeatKind]: Show<Kind> } = {
  fly,
  lay,
  drop,
  walk,
  turn,
  tumble,
  count,
  pulse,
  shake,
  leave,
  banner,
};

export function showBeat(beat: Beat, run: Run): void {
  const show = SHOW[beat.beat] as Show<BeatKind>;
  show(beat as never, run, beat.lasts ?? LASTS[beat.beat]);
}
