/** Looks at a picture of the trains' map: how strong an outline each track has at both of its sides. */
() => {
  const SIDE = [9, 24]; // units of the drawing from the middle of a track: where the outline of a wagon lies
  let [last, looks] = ["", 0];
  function settled() {
    const now = JSON.stringify([...document.querySelectorAll(".map svg")].map((one) => one.getAttribute("viewBox")));
    looks = now === last ? looks + 1 : 0;
    last = now;
    return looks > 5;
  }
  const light = ([red, green, blue]) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  /** The outline at one side of a spot: how much darker (in the dark: lighter) than the ground it gets. */
  function outline(at, spot, across, sign, dark) {
    let most = dark ? 0 : 1;
    for (let far = SIDE[0]; far <= SIDE[1]; far += 0.5) {
      const found = light(at(spot.x + across.x * far * sign, spot.y + across.y * far * sign));
      most = dark ? Math.max(most, found) : Math.min(most, found);
    }
    return dark ? most : 1 - most;
  }
  const middle = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)];

  async function measure(picture, dark) {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data, width } = paper.getImageData(0, 0, image.width, image.height);
    const tracks = { laid: [], free: [] };
    const twins = new Map();
    for (const track of document.querySelectorAll("[data-track]")) {
      const pair = track.dataset.track.replace(/_\d$/, "");
      twins.set(pair, (twins.get(pair) ?? 0) + 1);
    }
    for (const track of document.querySelectorAll("[data-track]")) {
      if (twins.get(track.dataset.track.replace(/_\d$/, "")) > 1) continue; // a neighbour's outline would count
      const line = track.querySelector(".hit");
      const matrix = line.getScreenCTM();
      const at = (x, y) => {
        const spot = new DOMPoint(x, y).matrixTransform(matrix);
        const index = (Math.round(spot.y) * width + Math.round(spot.x)) * 4;
        return data.slice(index, index + 3);
      };
      const whole = line.getTotalLength();
      const [from, to] = [line.getPointAtLength(0), line.getPointAtLength(whole)];
      const across = { x: -(to.y - from.y) / whole, y: (to.x - from.x) / whole };
      const spots = Array.from({ length: 15 }, (_, index) => line.getPointAtLength(whole * (0.15 + index * 0.05)));
      const both = spots.map((spot) => Math.min(...[1, -1].map((sign) => outline(at, spot, across, sign, dark))));
      tracks[track.querySelector(".mark") ? "laid" : "free"].push(middle(both));
    }
    return [tracks.laid, tracks.free];
  }
  window.edges = { settled, measure };
}
