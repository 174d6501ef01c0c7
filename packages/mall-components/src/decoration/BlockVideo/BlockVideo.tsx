import { FilmPlayer } from "../../product/FilmPlayer/FilmPlayer.tsx";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";
import * as css from "./BlockVideo.css.ts";

export interface BlockVideoProps {
  /** Heading; "" for none. */
  title: string;
  /** Picture that is shown until someone presses play: path without width and file ending. */
  poster: string;
  /** The film. */
  src: string;
}

/** Block: a film across the page. */
export function BlockVideo({ title, poster, src }: BlockVideoProps) {
  return (
    <BlockFrame title={title}>
      <div className={css.stage}>
        <FilmPlayer
          fit="cover"
          height={400}
          name={title}
          poster={poster}
          sizes="(min-width: 1024px) 1200px, 100vw"
          src={src}
          width={1200}
        />
      </div>
    </BlockFrame>
  );
}
