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
  /** Of a picture: its text, and what its button does. */
  labels: { picture: string; open: string };
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
export function MessageBody({ content, isOwn, labels, onOpenPicture }: MessageBodyProps) {
  if (content.kind === "product" || content.kind === "order") return <ChatCard card={content} />;
  if (content.kind === "picture") {
    const { src, width = unknownEdge, height = unknownEdge } = content;
    const room = roomOf(width, height);
    const looks = { fit: "cover", height, path: src, sizes: "224px", width } as const;
    return onOpenPicture ? (
      <button
        aria-label={labels.open}
        className={css.picture({ room, isOpenable: true })}
        onClick={onOpenPicture}
        type="button"
      >
        <ProductPicture alt="" {...looks} />
      </button>
    ) : (
      <span className={css.picture({ room })}>
        <ProductPicture alt={labels.picture} {...looks} />
      </span>
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
