import { chatTextParts } from "@tradehall/mall-rules/checks/chat";
import { byPlace } from "@tradehall/ui/by-place";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { ChatCard } from "../ChatCard/ChatCard.tsx";
import type { ChatContent } from "../chat-view.ts";
import { isEmojiOnly } from "./emoji-only.ts";
import * as css from "./MessageBody.css.ts";

interface MessageBodyProps {
  content: ChatContent;
  isOwn: boolean;
  pictureLabel: string;
  onOpenPicture: (() => void) | undefined;
}

/** A square of this edge, in px, where a picture's size is not known. */
const unknownEdge = 224;

/** How much room a picture gets, by its shape: the browser learns its size only as it comes. */
function roomOf(width: number, height: number) {
  if (Math.max(width, height) <= 120) return "small";
  if (height > 1.5 * width) return "tall";
  return height > 1.1 * width ? "upright" : "wide";
}

/** What a message says: words with their links, a picture, a card. */
export function MessageBody({ content, isOwn, pictureLabel, onOpenPicture }: MessageBodyProps) {
  if (content.kind === "product" || content.kind === "order") return <ChatCard card={content} />;
  if (content.kind === "picture") {
    const { src, width = unknownEdge, height = unknownEdge } = content;
    return (
      <button
        aria-label={pictureLabel}
        className={css.picture({ room: roomOf(width, height) })}
        onClick={onOpenPicture}
        type="button"
      >
        <ProductPicture alt="" fit="cover" height={height} path={src} sizes="224px" width={width} />
      </button>
    );
  }
  if (isEmojiOnly(content.text)) return <p className={css.emoji}>{content.text}</p>;
  return (
    <p className={css.bubble({ side: isOwn ? "own" : "shop" })}>
      {byPlace(chatTextParts(content.text)).map(({ item: { text, href }, key }) =>
        href ? (
          <a className={css.link} href={href} key={key} rel="noopener noreferrer nofollow" target="_blank">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
