// What celebrations are made of: petals, leaves, stars, bubbles, a flower and a glow. Each is drawn
// once into a small canvas of its own; a frame then only copies pictures.

/** The side of a picture, in px: the largest a shape is shown at. */
export const SIDE = 112;
const PETALS = ["#f79fc0", "#ff9c7d", "#b59df0", "#ffd35c", "#7cc6f2"];
const LEAVES = ["#6cb55a", "#93d06f"];
const STARS = ["#ffcf3f", "#ffb02e"];

/** All pictures by kind: {petal: [canvas…], leaf: […], star: […], bubble: […], flower, glow}. */
export function drawShapes() {
  return {
    petal: PETALS.map((colour) => picture((pen) => petal(pen, colour))),
    leaf: LEAVES.map((colour) => picture((pen) => leaf(pen, colour))),
    star: STARS.map((colour) => picture((pen) => star(pen, colour))),
    bubble: [picture(bubble)],
    flower: [picture(flower)],
    glow: [picture(glow)],
  };
}

function picture(draw) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  pen.translate(SIDE / 2, SIDE / 2);
  pen.scale(SIDE / 100, SIDE / 100);
  pen.lineJoin = pen.lineCap = "round";
  draw(pen);
  return canvas;
}

function petal(pen, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, 44);
  pen.bezierCurveTo(-40, 18, -34, -40, -8, -42);
  pen.quadraticCurveTo(0, -32, 8, -42);
  pen.bezierCurveTo(34, -40, 40, 18, 0, 44);
  pen.fill();
  stroke(pen, "rgb(255 255 255 / 62%)", 5, [0, 30, 0, -16]);
}

function leaf(pen, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, 46);
  pen.bezierCurveTo(-44, 14, -24, -34, 0, -46);
  pen.bezierCurveTo(24, -34, 44, 14, 0, 46);
  pen.fill();
  stroke(pen, "rgb(40 90 40 / 55%)", 5, [0, 34, 0, -22]);
}

function star(pen, colour) {
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 14;
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const [angle, reach] = [i * Math.PI / 5 - Math.PI / 2, i % 2 ? 19 : 38];
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fill();
  pen.stroke();
  circle(pen, -10, -12, 6, "rgb(255 255 255 / 75%)");
}

function bubble(pen) {
  circle(pen, 0, 0, 42, "rgb(190 228 255 / 42%)");
  pen.strokeStyle = "rgb(110 180 235 / 85%)";
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(0, 0, 42, 0, Math.PI * 2);
  pen.stroke();
  circle(pen, -15, -16, 9, "rgb(255 255 255 / 90%)");
}

function flower(pen) {
  pen.fillStyle = PETALS[0];
  for (let i = 0; i < 6; i++) {
    pen.save();
    pen.rotate(i * Math.PI / 3);
    pen.beginPath();
    pen.ellipse(0, -27, 15, 20, 0, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }
  circle(pen, 0, 0, 16, "#fff0b8");
  circle(pen, 0, 0, 11, "#ffcf3f");
}

function glow(pen) {
  const light = pen.createRadialGradient(0, 0, 4, 0, 0, 50);
  light.addColorStop(0, "rgb(255 224 138 / 85%)");
  light.addColorStop(0.55, "rgb(255 224 138 / 30%)");
  light.addColorStop(1, "rgb(255 224 138 / 0%)");
  pen.fillStyle = light;
  pen.fillRect(-50, -50, 100, 100);
}

function circle(pen, x, y, r, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

function stroke(pen, colour, width, [x, y, toX, toY]) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}
