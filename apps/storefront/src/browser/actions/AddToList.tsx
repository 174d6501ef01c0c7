/** The choice of a purchase list and what puts goods into it. Comes with the press. */
import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import type { PurchaseListHead } from "@tradehall/api-client/models/purchase-list";
import { inListWords, PurchaseListDialog } from "@tradehall/mall-components/saved/PurchaseListDialog";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { toMallError } from "../../adapters/mall-error.ts";
import { purchaseListHref } from "../../adapters/purchase-list-pages.ts";
import { mall } from "../calls/client.ts";
import { useErrorReaction } from "../errors/Reactions.tsx";
import type { ListedGoods } from "./ToList.tsx";

interface AddToListProps {
  goods: readonly ListedGoods[];
  onClose: () => void;
}

/** Lists of the buyer to choose from; undefined while they are on their way. */
function useOwnLists() {
  const [lists, setLists] = useState<readonly PurchaseListHead[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    mall(listPurchaseLists, { query: { size: pageSizes.max, changeable: 1 } }).then(
      ({ records }) => setLists(records),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  return { lists, load, state: lists ? "ready" : hasFailed ? "failed" : "loading" } as const;
}

export default function AddToList({ goods, onClose }: AddToListProps) {
  const { lists, load, state } = useOwnLists();
  const [isPending, setPending] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const react = useErrorReaction();
  const items = goods.map(({ skuId, count }) => ({ skuId: Number(skuId), prodCount: count }));

  async function put(send: () => Promise<PurchaseListHead>) {
    setPending(true);
    setNameError(undefined);
    try {
      const { listId, name } = await send();
      onClose();
      toast.show({
        tone: "success",
        message: formatMessage(inListWords.inList, { name }),
        action: {
          label: formatMessage(inListWords.goToList),
          onPress: () => void navigate(purchaseListHref(listId)),
        },
      });
    } catch (error) {
      const why = toMallError(error)?.fields.name;
      setNameError(why);
      if (!why) react(error);
    }
    setPending(false);
  }
  return (
    <PurchaseListDialog
      count={goods.length}
      isOpen
      isPending={isPending}
      lists={(lists ?? []).map(({ listId, name, lineCount }) => ({ id: String(listId), name, lineCount }))}
      nameError={nameError}
      onChoose={(id) => void put(() => mall(addListLines, { body: { listId: Number(id), items } }))}
      onClose={onClose}
      onCreate={(name) => void put(() => mall(createPurchaseList, { body: { name, items } }))}
      onRetry={load}
      state={state}
    />
  );
}
