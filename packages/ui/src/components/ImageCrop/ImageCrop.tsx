import { useId } from "react";
import { MinusIcon, PlusIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { maxZoom } from "./crop.ts";
import * as css from "./ImageCrop.css.ts";
import { useCrop } from "./use-crop.ts";

export interface ImageCropProps {
  /** Address of the picture; of the page's own origin, a `blob:` or a `data:` address. */
  src: string;
  /** Name of the part that is moved. */
  label: string;
  /** How it is moved and zoomed. */
  hint: string;
  /** Names of the buttons, and of the previews together. */
  labels: { zoomIn: string; zoomOut: string; previews: string };
  /** Edges of the round previews in px, each beside its number. Default 72, 48, 32. */
  previews?: readonly number[];
  /** Edge of the picture that is given, in px. Default 400. */
  outputPx?: number;
  /** Called with what draws the chosen part whenever that changes; ask it when the part is wanted. */
  onChange: (draw: () => Promise<Blob>) => void;
}

/** Pixels of the stage's canvas; as wide as its box on the densest of usual screens. */
const stagePx = 560;
/** Chooses a round part of a picture: by drag and wheel, by arrow keys, + and -, or by its buttons. */
export function ImageCrop(props: ImageCropProps) {
  const { src, label, hint, labels, previews = [72, 48, 32], outputPx = 400, onChange } = props;
  const id = useId();
  const { crop, stage, small, nearer, further, handlers } = useCrop({ src, outputPx, onChange });
  return (
    <div className={css.crop}>
      <div className={css.work}>
        <div
          aria-describedby={`${id}hint`}
          aria-label={label}
          className={css.stage}
          {...handlers}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
          tabIndex={0}
        >
          <canvas className={css.canvas} height={stagePx} ref={stage} width={stagePx} />
        </div>
        <div className={css.zoom}>
          <IconButton
            icon={MinusIcon}
            isDisabled={!crop || crop.zoom <= 1}
            label={labels.zoomOut}
            onPress={further}
          />
          <output className={css.percent}>{Math.round((crop?.zoom ?? 1) * 100)}%</output>
          <IconButton
            icon={PlusIcon}
            isDisabled={!crop || crop.zoom >= maxZoom}
            label={labels.zoomIn}
            onPress={nearer}
          />
        </div>
        <p className={css.hint} id={`${id}hint`}>
          {hint}
        </p>
      </div>
      <figure className={css.previews}>
        <figcaption className={css.hint}>{labels.previews}</figcaption>
        {previews.map((edge, at) => (
          <span className={css.preview} key={edge}>
            {/* Twice as many pixels as it is wide, for dense screens. */}
            <canvas
              className={css.round({ size: at === 0 ? "l" : at === 1 ? "m" : "s" })}
              height={edge * 2}
              ref={(canvas) => {
                small.current[at] = canvas;
              }}
              width={edge * 2}
            />
            <span className={css.hint}>{`${edge} × ${edge}`}</span>
          </span>
        ))}
      </figure>
    </div>
  );
}
