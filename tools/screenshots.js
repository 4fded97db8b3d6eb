/**
 * Looks at the page as a reader does: which words are cut off, which lie on top of each other, and which are plain although
 * all should be in disguise. Each function answers with one line for each finding.
 */
() => {
  const ROOM = 1.5; // pixels that rounding may take
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** For ears only: words that are hidden on purpose. */
  const forEars = (element) => element.closest(".hidden, .skip, title, desc, defs, script, style, noscript, option") !== null;

  function* words() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue.trim() || !element || forEars(element) || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A range does not know that a drawing has squeezed its words; the element does.
      const rects = element.hasAttribute("textLength") ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      const boxes = rects.filter((box) => box.width > 0.5 && box.height > 0.5);
      if (boxes.length > 0) yield { node, element, boxes, text: node.nodeValue.trim().replace(/\s+/g, " ") };
    }
  }
  const name = (element) =>
    element.tagName.toLowerCase() +
    (typeof element.className === "string" && element.className
      ? "." + element.className.split(" ").filter((word) => !word.startsWith("svelte-")).join(".")
      : "");
  /** What lies in front of the page (a menu, a sheet) is another layer: it may cover words. */
  function layer(element) {
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (box.matches("dialog") || (style.position !== "static" && style.zIndex !== "auto") || style.position === "fixed")
        return box;
    }
    return document.body;
  }
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cuts = (value) => value === "hidden" || value === "clip";

  /** Words that a box hides, or that stick out of the button, chip or card they belong to. */
  function clipped() {
    const found = new Set();
    for (const { element, boxes, text } of words()) {
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      // The line box is higher than its letters: a fifth of it may be cut without harm.
      const air = (boxes[0].bottom - boxes[0].top) * 0.2;
      let across = true;
      let down = true;
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What can be moved into sight is not cut off.
        if ((box !== element && style.position === "fixed") || box.hasAttribute("data-pans")) break;
        const rect = box.getBoundingClientRect();
        if (rect.width <= 1 || rect.height <= 1) break;
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) down = false;
        const holds = box.matches("button, .button, [role=button], .chip, .card, summary, th, td, label") && !box.closest("svg");
        const svg = box instanceof SVGSVGElement && cuts(style.overflowX);
        if (across && (holds || svg || cuts(style.overflowX)) && (left < rect.left - ROOM || right > rect.right + ROOM))
          found.add(`${name(box)} is too narrow for “${text}”: ${Math.round(right - left)} in ${Math.round(rect.width)}`);
        if (down && (holds || svg || cuts(style.overflowY)) && (top < rect.top - air || bottom > rect.bottom + air))
          found.add(`${name(box)} is too low for “${text}”`);
        if (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + ROOM)
          found.add(`${name(box)} ends in dots: “${text}”`);
      }
      if (across && (left < -ROOM || right > innerWidth + ROOM))
        found.add(`“${text}” leaves the screen: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth + ROOM) found.add(`the page is wider than its window: ${wide} in ${innerWidth}`);
    return [...found];
  }

  /** What is left of a box after everything it lies in has cut or scrolled away the rest; null for nothing. */
  function inSight(rect, element) {
    let { left, top, right, bottom } = rect;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = box.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom, width: right - left, height: bottom - top } : null;
  }

  /** Words on top of other words. */
  function overlapping() {
    const found = new Set();
    // A single letter or "×2" on a track or a token is a mark; names may cross it.
    const all = [...words()].filter(({ text }) => text.length > 1 && !/^×\d$/.test(text)).flatMap(({ element, boxes, text }) =>
      boxes.flatMap((box) => {
        const left = inSight(box, element);
        return left ? [{ element, box: left, text }] : [];
      }),
    );
    const uncovered = all.filter(({ box, element }) => {
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top === null || layer(top) === layer(element);
    });
    for (const [index, one] of uncovered.entries())
      for (const other of uncovered.slice(index + 1)) {
        if (one.element === other.element) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= 0 || height <= 0) continue;
        const smaller = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
        if ((width * height) / smaller > 0.35) found.add(`“${one.text}” lies on “${other.text}”`);
      }
    return [...found];
  }

  const opaque = (colour) => Number(/(?:\/|(?:,[^,]+){2},)\s*([\d.]+)\)$/.exec(colour)?.[1] ?? 1) > 0.3;
  /** Names on a board that a button or a pile lies on. */
  function covered() {
    const found = new Set();
    const board = document.querySelector("[data-board]");
    if (!board) return [];
    const whole = board.getBoundingClientRect();
    const plates = [...board.querySelectorAll(":not(svg, svg *)")].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const small = width > 1 && height > 1 && width * height < (whole.width * whole.height) / 4;
      return small && shown(one) && opaque(getComputedStyle(one).backgroundColor);
    });
    for (const { element, boxes, text } of words()) {
      if (!element.closest("[data-board] svg")) continue;
      for (const plate of plates) {
        if (!(element.compareDocumentPosition(plate) & Node.DOCUMENT_POSITION_FOLLOWING)) continue; // it lies below
        const rect = plate.getBoundingClientRect();
        for (const box of boxes) {
          const width = Math.min(box.right, rect.right) - Math.max(box.left, rect.left);
          const height = Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top);
          if (width > 0 && height > 0 && (width * height) / (box.width * box.height) > 0.15)
            found.add(`${name(plate)} lies on “${text}”`);
        }
      }
    }
    return [...found];
  }

  /** Words that go on in the next line, without a hyphen, among those that stand in such elements. */
  function broken(selector) {
    const found = new Set();
    const segments = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
    for (const { node, element, text } of words()) {
      if (!element.closest(selector)) continue;
      for (const { segment, index, isWordLike } of segments.segment(node.nodeValue)) {
        if (!isWordLike || /[-–‐\u00ad]/.test(segment)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 4)));
        if (lines.size > 1) found.add(`“${segment}” of “${text}” is broken`);
      }
    }
    return [...found];
  }

  /** Words that are not in disguise, in the pseudo-language: shown or read out. */
  function plain(known) {
    const found = new Set();
    const left = (text) =>
      text
        .replace(/https?:\/\/\S+|\b[A-Z]{2,3}-\d+\b/g, " ")
        .split(/[^\p{L}\p{M}]+/u)
        .filter((word) => /^[A-Za-z]{2,}$/.test(word) && !known.includes(word));
    const foreign = (element) => element.closest("cite, code, pre, input, textarea, time, [translate=no]") !== null;
    for (const { element, text } of words())
      if (!foreign(element) && left(text).length > 0) found.add(`“${text}” in ${name(element)}`);
    for (const element of document.querySelectorAll("[title], [aria-label], [placeholder], [alt]"))
      for (const key of ["title", "aria-label", "placeholder", "alt"]) {
        const text = element.getAttribute(key);
        if (text && !foreign(element) && left(text).length > 0) found.add(`“${text}” as ${key} of ${name(element)}`);
      }
    for (const option of document.querySelectorAll("option:not([lang])"))
      if (left(option.textContent).length > 0) found.add(`“${option.textContent}” to choose`);
    return [...found];
  }
  window.seen = { clipped, overlapping, covered, broken, plain };
}
