import type { EditableAddress } from "@tradehall/mall-adapters/address";
import { addressText } from "@tradehall/mall-components/account/AddressCard";
import { AddressList } from "@tradehall/mall-components/account/AddressList";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import type { RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import { toast } from "@tradehall/ui/Toast";
import { useFetcher } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { LazyAddressDialog } from "../../browser/forms/LazyAddressDialog.tsx";
import { useAddressDialog } from "../../browser/forms/use-address-dialog.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { AddressAnswer } from "../../server/address-action.ts";

interface AddressPageProps {
  loaded: { addresses: EditableAddress[]; provinces: RegionOption[] } | undefined;
}

export function AddressPage({ loaded }: AddressPageProps) {
  const { addresses, provinces } = loaded ?? { addresses: [], provinces: [] };
  const list = useListState(loaded);
  const words = useReactionWords();
  const saved = () => toast.show({ tone: "success", message: words("saved") });
  const dialog = useAddressDialog({ action: hrefTo("uc-address"), provinces, onSaved: saved });
  const acting = useFetcher<AddressAnswer>();
  const confirm = useConfirm(acting);
  const find = (id: string) => addresses.find((address) => address.id === id);
  const pendingId = acting.formData?.get("addrId");
  return (
    <UserCenterFrame>
      <AddressList
        {...list}
        addresses={addresses}
        onAdd={dialog.add}
        onEdit={(id) => dialog.edit(find(id))}
        onDelete={(id) => {
          const address = find(id);
          if (!address) return;
          const values = { receiver: address.receiver, address: addressText(address) };
          confirm.ask({ about: "deleteAddress", values }, { intent: "delete", addrId: id });
        }}
        onSetDefault={(addrId) => void acting.submit({ intent: "set-default", addrId }, { method: "POST" })}
        {...(typeof pendingId === "string" ? { pendingId } : {})}
      />
      {dialog.props && <LazyAddressDialog {...dialog.props} />}
      {confirm.dialog}
    </UserCenterFrame>
  );
}
