import type { StoreView } from "@tradehall/mall-adapters/store";
import { StoreSheet } from "@tradehall/mall-components/store/StoreSheet";
import { StoreStatePanel } from "@tradehall/mall-components/store/StoreStatePanel";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { usePictureViewer } from "../../browser/actions/use-picture-viewer.tsx";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { StoreForm, type StoreFormProps } from "./StoreForm.tsx";
import type { StoreAnswer } from "./store-answer.ts";

interface StorePageProps extends Pick<StoreFormProps, "values" | "regions"> {
  store: StoreView;
  answer: StoreAnswer | undefined;
}

export function StorePage({ store, values, regions, answer }: StorePageProps) {
  const { sheet, shopName = "", shopId, account, ...panel } = store;
  const acting = useFetcher<StoreAnswer>();
  const withdrawal = { ...acting, data: acting.data?.withdrawal };
  const confirm = useConfirm(withdrawal);
  const { openPicture, viewer } = usePictureViewer();
  const canApply = store.actions.includes("apply");
  return (
    <UserCenterFrame>
      <Surface>
        <StoreStatePanel
          {...panel}
          {...(shopName && { shopName })}
          accountHref={hrefTo("uc-shopaccount", { part: "account" })}
          hasAccount={account !== null}
          shopHref={store.state === "open" && shopId ? hrefTo("shop-index", { shopId }) : undefined}
          isWithdrawing={acting.state !== "idle"}
          onWithdraw={() =>
            confirm.ask({ about: "withdrawStore", values: { shopName } }, { intent: "withdraw", shopName })
          }
        />
      </Surface>
      {canApply && (
        <Surface>
          <StoreForm
            isAgain={store.state !== "none"}
            refused={answer?.application}
            regions={regions}
            values={values}
          />
        </Surface>
      )}
      {!canApply && sheet && (
        <Surface>
          <StoreSheet onLook={openPicture} store={sheet} />
        </Surface>
      )}
      {confirm.dialog}
      {viewer}
    </UserCenterFrame>
  );
}
