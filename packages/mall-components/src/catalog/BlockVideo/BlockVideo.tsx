import { Icon, PlayIcon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./BlockVideo.css.ts";
import { words } from "./BlockVideo.messages.ts";

export interface BlockVideoProps {
  /** Heading; "" for none. */
  title: string;
  /** Picture that stands until somebody presses play: path without width and file ending. */
  poster: string;
  /** The film. */
  src: string;
}

/** Block: a film whose picture stands first; nothing of it is fetched before it is wanted. */
export function BlockVideo({ title, poster, src }: BlockVideoProps) {
  const intl = useIntl();
  const [isWanted, setWanted] = useState(false);
  return (
    <BlockFrame title={title}>
      <div className={css.stage}>
        {isWanted ? (
          // biome-ignore lint/a11y/useMediaCaption: a shop's film comes without captions
          <video
            aria-label={title || undefined}
            autoPlay
            className={css.film}
            controls
            playsInline
            // The pressed button has gone: the keyboard stays at the film.
            ref={(film) => film?.focus()}
            src={src}
          />
        ) : (
          <button
            aria-label={intl.formatMessage(words.play, { title })}
            className={css.play}
            onClick={() => setWanted(true)}
            type="button"
          >
            <ProductPicture
              alt=""
              fit="cover"
              height={400}
              path={poster}
              sizes="(min-width: 1024px) 1200px, 100vw"
              width={1200}
            />
            <span className={css.disc}>
              <Icon as={PlayIcon} size="xl" />
            </span>
          </button>
        )}
      </div>
    </BlockFrame>
  );
}
