import { ProductPicture } from "../../catalog/ProductPicture/ProductPicture.tsx";
import { ChatCard } from "../ChatCard/ChatCard.tsx";
import type { ChatContent, ChatPictureView } from "../chat-view.ts";
import * as css from "./MessageBody.css.ts";
import { isEmojiOnly, textParts } from "./text-parts.ts";

interface MessageBodyProps {
  content: ChatContent;
  isOwn: boolean;
  pictureLabel: string;
  onOpenPicture: (() => void) | undefined;
}

/** The longest edge a picture is shown with, in px. */
const pictureEdge = 220;

/** As it is, but no edge longer than what is shown; a square where its size is not known. */
function shownSize({ width = pictureEdge, height = pictureEdge }: ChatPictureView) {
  const scale = Math.min(1, pictureEdge / Math.max(width, height, 1));
  const edge = (length: number) => Math.max(48, Math.round(length * scale));
  return { width: edge(width), height: edge(height) };
}

/** What a message says: words with their links, a picture, a card. */
export function MessageBody({ content, isOwn, pictureLabel, onOpenPicture }: MessageBodyProps) {
  if (content.kind === "product" || content.kind === "order") return <ChatCard card={content} />;
  if (content.kind === "picture") {
    const size = shownSize(content);
    return (
      <button aria-label={pictureLabel} className={css.picture} onClick={onOpenPicture} type="button">
        <ProductPicture {...size} alt="" fit="cover" path={content.src} />
      </button>
    );
  }
  if (isEmojiOnly(content.text)) return <p className={css.emoji}>{content.text}</p>;
  return (
    <p className={css.bubble({ side: isOwn ? "own" : "shop" })}>
      {textParts(content.text).map(({ text, href }, at) =>
        href ? (
          <a
            className={css.link}
            href={href}
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            key={at}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
