import { AddressList } from "@tradehall/mall-components/account/AddressList";
import { DeleteAddressDialog } from "@tradehall/mall-components/account/DeleteAddressDialog";
import type { RegionOption } from "@tradehall/mall-components/account/RegionCascader";
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router-dom";
import { LazyAddressDialog } from "../../browser/LazyAddressDialog.tsx";
import { useActionReaction } from "../../browser/Reactions.tsx";
import {
  type AddressAnswer,
  type EditableAddress,
  useAddressDialog,
} from "../../browser/use-address-dialog.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";

interface AddressPageProps {
  addresses: EditableAddress[];
  provinces: RegionOption[];
}

export function AddressPage({ addresses, provinces }: AddressPageProps) {
  const words = useReactionWords();
  const saved = () => toast.show({ tone: "success", message: words("saved") });
  const dialog = useAddressDialog({ action: "/user-center/uc-address", provinces, onSaved: saved });
  const [deleting, setDeleting] = useState<EditableAddress>();
  const acting = useFetcher<AddressAnswer>();
  const isDeleted = acting.data?.ok && acting.data.intent === "delete";
  useEffect(() => {
    if (isDeleted) setDeleting(undefined);
  }, [isDeleted]);
  const failure = acting.data?.ok === false ? acting.data.error : undefined;
  useActionReaction(deleting ? undefined : acting.data);
  const act = (intent: string, addrId: string) => void acting.submit({ intent, addrId }, { method: "POST" });
  const find = (id: string) => addresses.find((address) => address.id === id);
  const pendingId = acting.formData?.get("addrId");
  return (
    <UserCenterFrame current="uc-address">
      <AddressList
        addresses={addresses}
        onAdd={dialog.add}
        onEdit={(id) => dialog.edit(find(id))}
        onDelete={(id) => {
          acting.reset();
          setDeleting(find(id));
        }}
        onSetDefault={(id) => act("set-default", id)}
        {...(typeof pendingId === "string" ? { pendingId } : {})}
      />
      {dialog.props && <LazyAddressDialog {...dialog.props} />}
      {deleting && (
        <DeleteAddressDialog
          isOpen
          address={deleting}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => act("delete", deleting.id)}
          isPending={acting.state !== "idle"}
          {...(failure ? { formError: failure.message } : {})}
        />
      )}
    </UserCenterFrame>
  );
}
