import type { ChatCardView } from "@tradehall/mall-components/chat/ChatCard";
import { OrderToSend } from "@tradehall/mall-components/chat/OrderToSend";
import { RecentBrowse } from "@tradehall/mall-components/chat/RecentBrowse";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import type { LoadedTalk } from "./load-chat.ts";

/** Products and orders that can be sent, beside the conversation and in a drawer alike. */
export function useSendLists(
  { recent, orders }: LoadedTalk,
  onSend: (card: ChatCardView) => void,
  isDisabled: boolean,
) {
  const refresh = useRefresh();
  const acts = { isDisabled, onSend, onRetry: refresh };
  return {
    recent: <RecentBrowse {...acts} products={recent ?? []} state={recent ? "ready" : "failed"} />,
    orders: <OrderToSend {...acts} orders={orders ?? []} state={orders ? "ready" : "failed"} />,
  };
}
