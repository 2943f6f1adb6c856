// Draws a sound on a canvas: its waveform, its spectrogram and its pitch, over one axis of time.

/** Room for the axes, in CSS pixels; text sizes grow with the page's. */
const GAP = 12;
const LOWEST_PITCH = 80;
const HIGHEST_PITCH = 640;
const PITCHES = [100, 200, 400];
const FREQUENCIES = [0, 2000, 4000, 6000, 8000];

/** The places of the three bands for a canvas of `width` × `height` CSS pixels. */
export function layout(width, height, letter) {
  const left = Math.round(letter * 4.2);
  const free = height - GAP * 2 - letter * 2.6 - 6;
  const bands = [["wave", 0.2], ["picture", 0.48], ["pitch", 0.32]];
  let top = 6;
  const places = { left, width: Math.max(10, width - left - 4), letter };
  for (const [name, part] of bands) {
    places[name] = { top, height: Math.round(free * part) };
    top += places[name].height + GAP;
  }
  places.bottom = top - GAP;
  return places;
}

/** Draws everything known of `sound` over `span` seconds; `colours` are CSS colours. */
export function drawSound(context, places, sound, span, colours) {
  const x = (seconds) => places.left + seconds / span * places.width;
  for (const name of ["wave", "picture", "pitch"]) {
    context.fillStyle = colours.sunken;
    context.fillRect(places.left, places[name].top, places.width, places[name].height);
  }
  if (sound) drawWave(context, places, sound, span, colours);
  if (sound?.picture) drawPicture(context, places.picture, sound.picture, x, colours);
  drawAxes(context, places, span, x, colours);
  if (sound?.pitch) drawPitch(context, places.pitch, sound.pitch, x, colours);
}

function drawWave(context, places, { samples, rate, seconds }, span, colours) {
  const { top, height } = places.wave;
  const middle = top + height / 2;
  let peak = 0.05;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  const columns = Math.floor(places.width * seconds / span);
  context.fillStyle = colours.wave;
  for (let column = 0; column < columns; column++) {
    let low = 0;
    let high = 0;
    const end = Math.min(samples.length, Math.ceil((column + 1) / columns * seconds * rate));
    for (let i = Math.floor(column / columns * seconds * rate); i < end; i++) {
      low = Math.min(low, samples[i]);
      high = Math.max(high, samples[i]);
    }
    const up = high / peak * (height / 2 - 2);
    const down = -low / peak * (height / 2 - 2);
    context.fillRect(places.left + column, middle - up, 1, Math.max(1, up + down));
  }
}

function drawPicture(context, { top, height }, picture, x, colours) {
  const { columns, rows, levels, seconds, highest } = picture;
  const image = new ImageData(columns, rows);
  const [from, to] = [rgb(context, colours.sunken), rgb(context, colours.ink)];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const part = (levels[column * rows + row] / 255) ** 1.4;
      const at = 4 * ((rows - 1 - row) * columns + column);
      for (let i = 0; i < 3; i++) image.data[at + i] = from[i] + (to[i] - from[i]) * part;
      image.data[at + 3] = 255;
    }
  }
  const canvas = new OffscreenCanvas(columns, rows);
  canvas.getContext("2d").putImageData(image, 0, 0);
  context.imageSmoothingQuality = "high";
  const cut = rows * (FREQUENCIES.at(-1) / highest);
  context.drawImage(canvas, 0, rows - cut, columns, cut, x(0), top, x(seconds) - x(0), height);
}

function drawPitch(context, band, { hop, hertz }, x, colours) {
  const y = pitchPlace(band);
  context.fillStyle = colours.pitch;
  context.strokeStyle = colours.pitch;
  context.lineWidth = 3;
  context.lineJoin = context.lineCap = "round";
  context.beginPath();
  let before = 0;
  hertz.forEach((value, i) => {
    const leap = before > 0 && Math.abs(Math.log2(value / before)) > 0.4;
    if (value > 0) context[before > 0 && !leap ? "lineTo" : "moveTo"](x(i * hop), y(value));
    before = value;
  });
  context.stroke();
}

function pitchPlace({ top, height }) {
  const octaves = Math.log2(HIGHEST_PITCH / LOWEST_PITCH);
  return (hertz) => top + height * (1 - Math.log2(hertz / LOWEST_PITCH) / octaves);
}

function drawAxes(context, places, span, x, colours) {
  const { left, width, letter, bottom, picture, pitch } = places;
  context.font = `${letter}px ${colours.font}`;
  context.fillStyle = context.strokeStyle = colours.soft;
  context.lineWidth = 1;
  context.textAlign = "right";
  context.textBaseline = "middle";
  const mark = (y, text) => {
    context.globalAlpha = 0.35;
    context.beginPath();
    context.moveTo(left, Math.round(y) + 0.5);
    context.lineTo(left + width, Math.round(y) + 0.5);
    context.stroke();
    context.globalAlpha = 1;
    context.fillText(text, left - 6, y);
  };
  for (const hertz of FREQUENCIES) {
    const y = picture.top + picture.height * (1 - hertz / FREQUENCIES.at(-1));
    const room = Math.min(Math.max(y, picture.top + letter / 2),
      picture.top + picture.height - letter / 2);
    if (picture.height < 90 && hertz % 4000) continue;
    mark(room, hertz ? `${hertz / 1000} kHz` : "0");
  }
  for (const hertz of PITCHES) mark(pitchPlace(pitch)(hertz), `${hertz} Hz`);
  context.textBaseline = "top";
  context.textAlign = "center";
  const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
    .find((each) => width / (span / each) > letter * 5) ?? 10;
  for (let seconds = 0; seconds <= span + 1e-9; seconds += step) {
    const at = Math.min(x(seconds), left + width - letter);
    context.fillRect(Math.round(x(seconds)), bottom, 1, 5);
    const text = Number(seconds.toFixed(2)).toString();
    context.fillText(seconds === 0 ? "0 s" : text, at, bottom + 7);
  }
}

/** A CSS colour as three numbers: canvas writes any colour as #rrggbb or rgba(). */
function rgb(context, colour) {
  context.fillStyle = colour;
  const text = context.fillStyle;
  if (text.startsWith("#")) return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
  return text.match(/[\d.]+/g).slice(0, 3).map(Number);
}
