import { downloadData } from "@tradehall/api-client/endpoints/account/download-data";
import type { Account } from "@tradehall/api-client/models/account";
import { AvatarField } from "@tradehall/mall-components/account/AvatarField";
import { DeviceList, type DeviceView } from "@tradehall/mall-components/account/DeviceList";
import { MailConfirm } from "@tradehall/mall-components/account/MailConfirm";
import { PrivacyPanel } from "@tradehall/mall-components/account/PrivacyPanel";
import { ProfileForm } from "@tradehall/mall-components/account/ProfileForm";
import { SecurityList } from "@tradehall/mall-components/account/SecurityList";
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { Stack } from "@tradehall/ui/Stack";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useFetcher } from "react-router-dom";
import { confirmed } from "../../both-sides/confirmed.ts";
import { useConfirm } from "../../browser/acts/use-confirm.tsx";
import { useExport } from "../../browser/acts/use-export.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/troubles/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import type { AccountAnswer } from "./account-action.ts";
import { useAvatar } from "./use-avatar.tsx";

const mailHref = hrefTo("uc-account", { part: "mail" });

interface AccountPageProps {
  avatar: string;
  profile: { nickName: string; sex: string; birthDate: string };
  mobile: string;
  /** Undefined where it could not be loaded. */
  account: Account | undefined;
  devices: DeviceView[] | undefined;
  /** Of a letter's link; "" without one. */
  token: string;
  answer: AccountAnswer | undefined;
}

export function AccountPage({
  avatar: ownAvatar,
  profile,
  mobile,
  account,
  devices,
  token,
  answer,
}: AccountPageProps) {
  const words = useReactionWords();
  const list = useListState(devices);
  const saving = useFetcher<AccountAnswer>();
  const ending = useFetcher<AccountAnswer>();
  const confirm = useConfirm(ending);
  const act = (values: Record<string, string>) =>
    void ending.submit({ ...values, ...confirmed }, { method: "POST" });
  const confirming = useFetcher<AccountAnswer>();
  const linked = confirming.data ?? (answer?.intent === "confirm-mail" ? answer : undefined);
  const recommending = useFetcher<AccountAnswer>();
  useActionReaction(recommending.data);
  const data = useExport(downloadData);
  const avatar = useAvatar();
  const security = useListState(account);
  const saved = saving.data ?? (answer?.intent ? undefined : answer);
  const error = saved?.ok === false ? saved.error : undefined;
  useEffect(() => {
    if (saving.data?.ok) toast.show({ tone: "success", message: words("saved") });
  }, [saving.data, words]);
  return (
    <>
      <Stack space="m">
        {token && (
          <MailConfirm
            error={linked?.ok === false ? linked.error.message : undefined}
            isDone={linked?.ok ?? false}
            isPending={confirming.state !== "idle"}
            mailHref={mailHref}
            onConfirm={(token) =>
              void confirming.submit({ intent: "confirm-mail", token }, { method: "POST" })
            }
            token={token}
          />
        )}
        <ProfileForm
          avatar={<AvatarField {...avatar.field} avatar={ownAvatar} name={profile.nickName} />}
          defaultValues={{ ...profile, ...(error && saved?.typed) }}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          isPending={saving.state !== "idle"}
          onSubmit={(values) => void saving.submit(values, { method: "POST" })}
        />
        <SecurityList
          {...security}
          mail={account?.userMail ?? ""}
          mailHref={mailHref}
          mobile={mobile}
          mobileHref={hrefTo("uc-account", { part: "mobile" })}
          passwordHref={hrefTo("uc-password")}
          waitingMail={account?.waitingMail ?? ""}
        />
        <DeviceList
          {...list}
          devices={devices ?? []}
          onEnd={(sessionId, device) =>
            confirm.ask({ about: "endSession", values: { device } }, () =>
              act({ intent: "end-session", sessionId }),
            )
          }
          onEndOthers={(count) =>
            confirm.ask({ about: "endOthers", values: { count: String(count) } }, () =>
              act({ intent: "end-others" }),
            )
          }
        />
        <PrivacyPanel
          {...security}
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
      </Stack>
      {confirm.dialog}
      {avatar.dialog}
    </>
  );
}
