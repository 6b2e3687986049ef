import { colourSteps, drawDots, maxDiameter } from './draw-dots.ts';
import { field } from './grains.ts';
import type { MovingGrain } from './moving-grain.ts';

/** Maximum time to draw a frame; slower devices get fewer pixels. */
const maxFrameMs = 8;

/** A canvas over the drawing of an element, at the same scale and position (preserveAspectRatio: xMaxYMid slice). */
export class SandCanvas {
  readonly canvas = document.createElement('canvas');
  /** Scale of the drawing (px per unit), and its corner (px of the canvas). */
  scale = 1;
  left = 0;
  top = 0;
  readonly #element: HTMLElement;
  readonly #context = this.canvas.getContext('2d')!;
  #dots = { pixels: new Uint32Array(), width: 0, cell: 0 };
  #image = new ImageData(1, 1);
  #pixels = new Uint32Array(1);
  #pixelRatio = 1;
  #maxPixelRatio = 2;
  #slowFrames = 0;
  /** The top of the element (px of the canvas). */
  #fieldTop = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.canvas.ariaHidden = 'true';
  }

  /** Fits the canvas to the size of the element. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const box = this.#element.clientHeight;
    this.#pixelRatio = Math.min(devicePixelRatio, this.#maxPixelRatio);
    this.canvas.width = width * this.#pixelRatio;
    this.canvas.height = height * this.#pixelRatio;
    this.scale = Math.max(width / field.width, box / field.height);
    this.left = width - field.width * this.scale;
    this.top = height - box / 2 - (field.height * this.scale) / 2;
    this.#fieldTop = height - box;
    this.#dots = drawDots(this.#element, this.scale * this.#pixelRatio);
    this.#image = new ImageData(Math.max(1, this.canvas.width), Math.max(1, this.canvas.height));
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  /** Returns true if a height (units of the drawing) is in the element. */
  isInField(y: number): boolean {
    return y * this.scale + this.top > this.#fieldTop;
  }

  /** Draws the grains. After three slow frames it reduces the number of pixels. */
  draw(grains: MovingGrain[]): void {
    const start = performance.now();
    this.#pixels.fill(0);
    const unit = this.scale * this.#pixelRatio;
    const [left, top] = [this.left * this.#pixelRatio, this.top * this.#pixelRatio];
    for (const { at, ink, glow } of grains) {
      const tone =
        glow > 0 ? colourSteps + Math.round((1 - glow) * (colourSteps - 1)) : Math.round(ink * (colourSteps - 1));
      const size = Math.min(Math.round(at.size * 2), maxDiameter * 2 - 1);
      this.#copyDot(at.x * unit + left, at.y * unit + top, size, tone, (size * unit) / 4);
    }
    this.#context.putImageData(this.#image, 0, 0);
    this.#slowFrames = performance.now() - start > maxFrameMs ? this.#slowFrames + 1 : 0;
    if (this.#slowFrames < 3 || this.#pixelRatio <= 1) return;
    this.#maxPixelRatio = Math.max(1, this.#pixelRatio / 1.5);
    this.#slowFrames = 0;
    this.resize();
    this.draw(grains);
  }

  /** Copies a dot to the canvas; where dots overlap, the more opaque pixel wins. */
  #copyDot(atX: number, atY: number, size: number, tone: number, radius: number): void {
    const { cell, width, pixels: dots } = this.#dots;
    const [image, pixels] = [this.#image, this.#pixels];
    const middle = Math.floor(cell / 2);
    const reached = Math.min(Math.ceil(radius) + 1, middle);
    const [x, y] = [Math.round(atX), Math.round(atY)];
    for (let down = Math.max(-reached, -y); down < Math.min(reached, image.height - y); down++) {
      const from = (tone * cell + middle + down) * width + size * cell + middle;
      const to = (y + down) * image.width + x;
      for (let right = Math.max(-reached, -x); right < Math.min(reached, image.width - x); right++) {
        const pixel = dots[from + right]!;
        if (pixel >>> 24 > pixels[to + right]! >>> 24) pixels[to + right] = pixel;
      }
    }
  }
}
