import { downloadData } from "@tradehall/api-client/endpoints/account/closing/download-data";
import type { Account } from "@tradehall/api-client/models/account";
import { PrivacyPanel } from "@tradehall/mall-components/account/PrivacyPanel";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { useFetcher } from "react-router-dom";
import { useExport } from "../../browser/actions/use-export.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import type { AccountAnswer } from "./account-action.ts";

/** Recommendations, a copy of one's data, the end of the account. */
export function PrivacyPart({ account }: { account: Account | undefined }) {
  const list = useListState(account);
  const recommending = useFetcher<AccountAnswer>();
  useActionReaction(recommending.data);
  const data = useExport(downloadData);
  return (
    <PrivacyPanel
      {...list}
      closeHref={hrefTo("uc-account", { part: "close" })}
      closesText={account?.closesAt ? chinaTime(account.closesAt).slice(0, 16) : ""}
      isDownloading={data.running !== undefined}
      isPending={recommending.state !== "idle"}
      isRecommended={account?.prodRecommendation === 1}
      onDownload={() => void data.start({})}
      onRecommend={(isOn) =>
        void recommending.submit({ intent: `recommend:${isOn ? 1 : 0}` }, { method: "POST" })
      }
    />
  );
}
