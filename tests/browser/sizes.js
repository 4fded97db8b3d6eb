/** Measures a table as a reader meets it: how large the board is, what is covered, what cannot be reached. */
() => {
  const CHOICES = "[data-option], [data-kind]";
  const name = (one) => one.dataset.option ?? one.dataset.kind ?? one.className;
  const box = (one) => one.getBoundingClientRect();
  const SAME = 6;
  let [last, looks] = ["", 0];
  /** Boards measure their room and draw themselves anew: settled once several frames in a row show the same. */
  function settled() {
    const all = [...document.querySelectorAll(".room, [data-board], .ask, .seats, [data-board] svg")];
    const now = JSON.stringify(all.map((one) => [box(one), one.getAttribute("viewBox")]));
    looks = now === last ? looks + 1 : 0;
    last = now;
    return looks >= SAME && Math.round(box(document.querySelector(".room")).height) === innerHeight;
  }
  /** The part of a box that its scrolling or clipping parents show. */
  function inSight(one) {
    let { left, top, right, bottom } = box(one);
    for (let parent = one.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (getComputedStyle(one).position === "absolute" && position === "static") continue;
      const frame = box(parent);
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  }
  /** Can any point of it be pressed? A line or a ring has none of its own in its middle, so several are tried. */
  function pressed(one) {
    const { left, top, right, bottom } = inSight(one);
    if (right - left < 4 || bottom - top < 4) return false;
    for (let across = 1; across < 12; across++)
      for (let down = 1; down < 12; down++) {
        const at = document.elementFromPoint(left + ((right - left) * across) / 12, top + ((bottom - top) * down) / 12);
        if (at && one.contains(at)) return true;
      }
    return false;
  }
  /** Smaller than a finger: a finger near it is asked which it meant, and the list of all choices has it in words. */
  function tiny(one) {
    return Math.min(box(one).width, box(one).height) < 22 && document.querySelector("[data-list]") !== null;
  }
  function measure() {
    const board = document.querySelector("[data-board]");
    const drawer = document.querySelector(".split > [role=dialog]"); // opened because what is asked lies in it
    const choices = [...document.querySelectorAll(CHOICES)].filter((one) => one.checkVisibility());
    const announced = document.querySelector("[data-more]") !== null;
    const region = document.querySelector(".means");
    const unreached = choices
      .filter((one) => !pressed(one))
      .filter((one) => !(board.contains(one) && (drawer || tiny(one))))
      .filter((one) => !(announced && region?.contains(one)))
      .map((one) => `${name(one)} cannot be pressed`);
    if (choices.length === 0 && !document.querySelector("[data-list], .offer")) unreached.push("nothing can be chosen");
    // Nothing of the table lies over the board but the board's own things.
    const { left, top, width, height } = box(board);
    const covered = [];
    for (let across = 1; across < 10; across++)
      for (let down = 1; down < 10; down++) {
        const at = document.elementFromPoint(left + (width * across) / 10, top + (height * down) / 10);
        if (!at || !(board.contains(at) || drawer?.contains(at))) covered.push(`the board is covered by ${at?.getAttribute("class") ?? at?.tagName} at ${across}/${down}`);
      }
    const root = document.documentElement;
    const scroll = [Math.max(0, root.scrollWidth - innerWidth), Math.max(0, root.scrollHeight - innerHeight)];
    return { board: { width, height }, unreached, covered, scroll };
  }
  window.sizes = { settled, measure };
}
