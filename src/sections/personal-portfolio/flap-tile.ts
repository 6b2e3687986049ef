/** Duration of the fall of one half (s). */
const fallSeconds = 0.04;
/** Height of capitals and of a tile, gap between its halves, and distance of a half from the tile's sides (em). */
const capHeight = 0.757;
const tileHeight = 0.765;
const hinge = 0.012;
const inset = 0.004;

/** A letter of a heading and its position relative to the section. */
export interface Letter {
  character: string;
  range: Range;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Font of the letters: the CSS value, and the distance from the top of the line box to the baseline. */
export interface TileFont {
  css: string;
  size: number;
  baseline: number;
  colours: { ink: string; tile: string; shade: string; hinge: string };
  measureWidth(character: string): number;
}

/** A split-flap tile over a letter: two static halves and one that falls. */
export class FlapTile {
  readonly element = document.createElement('canvas');
  readonly #letter: Letter;
  readonly #font: TileFont;
  readonly #characters: string[];
  readonly #height: number;
  readonly #halves: Record<'upper' | 'lower', { top: number; height: number; fill: CanvasGradient }>;
  #time = 0;

  /** Creates a tile that turns from its own letter through all `characters`. */
  constructor(letter: Letter, font: TileFont, characters: string[]) {
    this.#letter = letter;
    this.#font = font;
    this.#characters = [letter.character, ...characters];
    const { size } = font;
    this.#height = size * tileHeight;
    // Margin for accents and for a falling half.
    const margin = size * 0.06;
    const [width, height] = [letter.width + 2 * margin, this.#height + 2 * margin];
    const scale = Math.min(devicePixelRatio, 2);
    this.element.width = Math.ceil(width * scale);
    this.element.height = Math.ceil(height * scale);
    Object.assign(this.element.style, {
      left: `${letter.x - margin}px`,
      top: `${letter.y + font.baseline - size * capHeight - margin}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.element.ariaHidden = 'true';
    this.element.dataset.tile = '';
    const context = this.#context;
    context.scale(this.element.width / width, this.element.height / height);
    context.translate(margin, margin);
    context.font = font.css;
    const { tile, shade } = font.colours;
    const halfHeight = this.#height / 2 - (size * hinge) / 2;
    const createFill = (from: number, to: number, first: string, last: string) => {
      const gradient = context.createLinearGradient(0, from, 0, to);
      gradient.addColorStop(0, first);
      gradient.addColorStop(1, last);
      return gradient;
    };
    const lower = this.#height - halfHeight;
    this.#halves = {
      upper: { top: 0, height: halfHeight, fill: createFill(0, halfHeight * 1.3, tile, shade) },
      lower: {
        top: lower,
        height: halfHeight,
        fill: createFill(lower - halfHeight * 0.9, lower + halfHeight * 1.3, shade, tile),
      },
    };
    this.turn(0);
  }

  /** Advances the tile by some seconds. Returns false once the last letter is in place. */
  turn(seconds: number): boolean {
    this.#time += seconds;
    const step = Math.min(Math.floor(this.#time / (2 * fallSeconds)), this.#characters.length - 1);
    const character = this.#characters[step]!;
    const next = this.#characters[step + 1] ?? character;
    const fallen = next === character ? 0 : this.#time / fallSeconds - 2 * step;
    const { size, colours } = this.#font;
    const context = this.#context;
    const middle = this.#height / 2;
    context.clearRect(-size, -size, 3 * size, 3 * size);
    context.fillStyle = colours.hinge;
    context.fillRect(0, middle - (size * hinge) / 2, this.#letter.width, size * hinge);
    this.#half(next, 'upper');
    this.#half(character, 'lower');
    // The upper half of the previous letter falls forwards and becomes the lower half of the next one.
    const [letter, half] = fallen < 1 ? ([character, 'upper'] as const) : ([next, 'lower'] as const);
    const angle = (fallen < 1 ? fallen ** 2 : (2 - fallen) ** 2) * (Math.PI / 2);
    if (fallen > 0) {
      context.save();
      context.translate(this.#letter.width / 2, middle);
      context.scale(1 + 0.1 * Math.sin(angle), Math.cos(angle));
      context.translate(-this.#letter.width / 2, -middle);
      this.#half(letter, half);
      context.restore();
    }
    return step < this.#characters.length - 1;
  }

  /** Shows the letter itself again. */
  async fadeOut(): Promise<void> {
    await this.element.animate({ opacity: [1, 0] }, { duration: 420, fill: 'forwards' }).finished.catch(() => {});
    this.element.remove();
  }

  get #context() {
    return this.element.getContext('2d')!;
  }

  /** Draws one half of a letter: the heading's own letter at its position, any other centred and not wider. */
  #half(character: string, half: 'upper' | 'lower'): void {
    const context = this.#context;
    const { size, colours, measureWidth } = this.#font;
    const { width, character: finalCharacter } = this.#letter;
    const { top, height, fill } = this.#halves[half];
    // A falling half of another letter stays within the tile. The heading's own letter may overflow it.
    const [left, right] = character === finalCharacter ? [-size, width + size] : [size * inset, width - size * inset];
    context.save();
    context.beginPath();
    context.rect(left, half === 'upper' ? -size : top, right - left, height + size);
    context.clip();
    context.fillStyle = fill;
    context.fillRect(size * inset, top, width - 2 * size * inset, height);
    context.fillStyle = colours.ink;
    const needed = measureWidth(character);
    const narrowed = character === finalCharacter ? 1 : Math.min(1, (width * 0.94) / needed);
    context.translate(character === finalCharacter ? 0 : (width - needed * narrowed) / 2, size * capHeight);
    context.scale(narrowed, 1);
    context.fillText(character, 0, 0);
    context.restore();
  }
}
