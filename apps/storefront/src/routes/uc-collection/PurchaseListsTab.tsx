import { PurchaseLists } from "@tradehall/mall-components/saved/PurchaseLists";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import type { ListsSent } from "./lists-sent.ts";
import type { LoadedLists } from "./load-lists.ts";
import { useOwnForms } from "./use-own-forms.ts";
import { useRemoveList } from "./use-remove-list.ts";

interface PurchaseListsTabProps {
  loaded: LoadedLists | undefined;
  sent: ListsSent | undefined;
}

/** All purchase lists that the buyer sees. */
export function PurchaseListsTab({ loaded, sent }: PurchaseListsTabProps) {
  const state = useListState(loaded);
  const { onSubmit, sending } = useOwnForms();
  const { gone, remove } = useRemoveList();
  const error = sent?.ok === false ? sent.error.fields.name : undefined;
  useActionReaction(error ? undefined : sent);
  return (
    <div onSubmit={onSubmit}>
      <PurchaseLists
        {...state}
        isPending={sending === "create"}
        lists={loaded?.lists.filter(({ id }) => !gone.includes(id)) ?? []}
        onRemove={remove}
        sent={sent?.ok === false ? { name: sent.name ?? "", error } : undefined}
      />
    </div>
  );
}
