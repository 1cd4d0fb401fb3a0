// Still pictures to one that moves: the browser makes each a WebP, and here they become one file
// (RIFF: a header of the canvas, of the loop, and a frame for each; developers.google.com/speed/webp/docs/riff_container).

/** PNGs as an animated WebP of such a width, each for so many milliseconds, the last three times as long. */
export async function movingPicture(page, pngs, { width, ms, quality = 0.72 }) {
  const frames = [];
  let height = 0;
  for (const png of pngs) {
    const made = await page.evaluate(
      async ({ data, width, quality }) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${data}`;
        await picture.decode();
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = 2 * Math.round((width * picture.height) / picture.width / 2);
        const context = canvas.getContext("2d", { alpha: false });
        context.imageSmoothingQuality = "high";
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return { height: canvas.height, url: canvas.toDataURL("image/webp", quality) };
      },
      { data: png.toString("base64"), width, quality },
    );
    height = made.height;
    frames.push(bitstream(Buffer.from(made.url.split(",")[1], "base64")));
  }
  const size = Buffer.concat([three(width - 1), three(height - 1)]);
  const header = chunk("VP8X", Buffer.concat([Buffer.from([2, 0, 0, 0]), size]));
  const loop = chunk("ANIM", Buffer.from([0, 0, 0, 0, 0, 0]));
  const shown = frames.map((frame, i) => {
    const place = Buffer.concat([three(0), three(0), size]);
    const time = three(i === frames.length - 1 ? 3 * ms : ms);
    return chunk("ANMF", Buffer.concat([place, time, Buffer.from([2]), frame]));
  });
  const body = Buffer.concat([Buffer.from("WEBP"), header, loop, ...shown]);
  return Buffer.concat([Buffer.from("RIFF"), four(body.length), body]);
}

/** The picture itself, of a WebP that may have more around it. */
function bitstream(webp) {
  for (let at = 12; at < webp.length;) {
    const name = webp.toString("latin1", at, at + 4);
    const length = 8 + webp.readUInt32LE(at + 4);
    const whole = length + (length % 2);
    if (name === "VP8 " || name === "VP8L") return webp.subarray(at, at + whole);
    at += whole;
  }
  throw new Error("there is no picture in this WebP");
}

function chunk(name, data) {
  const pad = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name), four(data.length), data, pad]);
}

function three(number) {
  return Buffer.from([number & 255, (number >> 8) & 255, number >> 16]);
}

function four(number) {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(number);
  return out;
}
