import { toConversationView } from "@tradehall/mall-adapters/chat";
import { AtHandCard } from "@tradehall/mall-components/chat/AtHandCard";
import { ChatAside } from "@tradehall/mall-components/chat/ChatAside";
import type { ChatCardView } from "@tradehall/mall-components/chat/ChatCard";
import { ChatHead } from "@tradehall/mall-components/chat/ChatHead";
import { ChatWindow } from "@tradehall/mall-components/chat/ChatWindow";
import { ConnectionNote, useDisabledReason } from "@tradehall/mall-components/chat/ConnectionNote";
import { MessageComposer } from "@tradehall/mall-components/chat/MessageComposer";
import { MessageLog } from "@tradehall/mall-components/chat/MessageLog";
import { QuickQuestions } from "@tradehall/mall-components/chat/QuickQuestions";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { type ReactNode, useState } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { usePictureViewer } from "../../browser/actions/use-picture-viewer.tsx";
import type { ChatPageLink } from "../../browser/chat/use-chat-connection.ts";
import { hrefTo } from "../../href-to.ts";
import { type ChatDialog, ChatDialogs } from "./ChatDialogs.tsx";
import type { LoadedTalk } from "./load-chat.ts";
import type { Refused } from "./refused-message.ts";
import { TalkSearch } from "./TalkSearch.tsx";
import { useSendLists } from "./use-send-lists.tsx";
import { useTalk } from "./use-talk.ts";

interface OpenTalkProps {
  talk: LoadedTalk;
  list: ReactNode;
  now: number;
  text: string;
  /** A message of a page without script that was not taken. */
  refused: Refused | undefined;
  onText: (text: string) => void;
  link: ChatPageLink;
}

/** One conversation from its head to its composer, with what can be sent into it. */
export function OpenTalk({ talk: loaded, list, now, text, refused, onText, link }: OpenTalkProps) {
  const { conversation, questions } = loaded;
  const talk = useTalk(loaded, refused, link);
  const { openPicture, viewer } = usePictureViewer();
  const [dialog, setDialog] = useState<ChatDialog>();
  const [foundId, setFound] = useState<string>();
  const [atHand, setAtHand] = useState(loaded.atHand);
  const disabledReason = useDisabledReason(talk.connection);
  const isDisabled = disabledReason !== undefined;
  const { shopName: name, logo } = toConversationView(conversation, dataRoutes);
  const sendText = (typed: string) => talk.send({ kind: "text", text: typed }, { kind: "text", text: typed });
  const sendCard = (card: ChatCardView) => {
    talk.send(
      card.kind === "order"
        ? { kind: "order", orderNumber: card.orderNumber }
        : { kind: "product", prodId: Number(card.id), skuId: null },
      card,
    );
    setAtHand(undefined);
    setDialog(undefined);
  };
  const lists = useSendLists(loaded, sendCard, isDisabled);
  return (
    <ChatWindow
      aside={<ChatAside {...lists} />}
      list={list}
      note={
        <ConnectionNote
          isAway={!talk.isOnline}
          onReload={() => window.location.reload()}
          state={talk.connection}
        />
      }
    >
      <ChatHead
        backHref={hrefTo("chat")}
        isSearching={dialog === "search"}
        onAside={() => setDialog("recent")}
        onRate={() => setDialog("rating")}
        isTyping={talk.isTyping}
        onSearch={() => setDialog(dialog === "search" ? undefined : "search")}
        shop={{
          shopName: name,
          presence: talk.isOnline ? "online" : "offline",
          ...(logo ? { logo } : {}),
          ...(conversation.shopId === platformShopId
            ? {}
            : { href: hrefTo("shop-index", { shopId: conversation.shopId }) }),
        }}
      />
      {dialog === "search" ? (
        <TalkSearch
          conversationId={conversation.conversationId}
          onClose={() => setDialog(undefined)}
          onFound={async (id, seq) => {
            await talk.reach(seq);
            setFound(id);
            setDialog(undefined);
          }}
        />
      ) : (
        <>
          <MessageLog
            messages={talk.messages}
            now={now}
            older={talk.older}
            onDelete={talk.remove}
            onOlder={talk.goBack}
            onOpenPicture={openPicture}
            onResend={talk.resend}
            onSeen={talk.see}
            shop={{ name, ...(logo ? { logo } : {}) }}
            {...(foundId ? { foundId } : {})}
          />
          {atHand && (
            <AtHandCard
              card={atHand}
              isDisabled={isDisabled}
              onClose={() => setAtHand(undefined)}
              onSend={sendCard}
            />
          )}
          <QuickQuestions isDisabled={isDisabled} onAsk={sendText} questions={questions} />
          <MessageComposer
            onOrder={() => setDialog("orders")}
            onPictures={talk.sendPictures}
            onProduct={() => setDialog("recent")}
            onSend={(typed) => {
              sendText(typed);
              onText("");
            }}
            onText={(typed) => {
              if (typed) talk.noteTyping();
              onText(typed);
            }}
            text={text}
            textLimit={chatLimits.text}
            {...(disabledReason ? { disabledReason } : {})}
          />
        </>
      )}
      <ChatDialogs
        {...lists}
        conversationId={conversation.conversationId}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
      />
      {viewer}
    </ChatWindow>
  );
}
