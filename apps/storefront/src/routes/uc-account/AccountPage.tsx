import type { Account } from "@tradehall/api-client/models/account";
import { DeviceList, type DeviceView } from "@tradehall/mall-components/account/DeviceList";
import { SecurityList } from "@tradehall/mall-components/account/SecurityList";
import { Stack } from "@tradehall/ui/Stack";
import { useFetcher } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import type { AccountAnswer } from "./account-action.ts";
import { MailLink } from "./MailPart.tsx";
import { PrivacyPart } from "./PrivacyPart.tsx";
import { type Profile, ProfilePart } from "./ProfilePart.tsx";

interface AccountPageProps {
  avatar: string;
  profile: Profile;
  mobile: string;
  /** Undefined where it could not be loaded. */
  account: Account | undefined;
  devices: DeviceView[] | undefined;
  /** Of a letter's link; "" without one. */
  token: string;
  answer: AccountAnswer | undefined;
}

export function AccountPage(props: AccountPageProps) {
  const { avatar, profile, mobile, account, devices, token, answer } = props;
  const list = useListState(devices);
  const security = useListState(account);
  const ending = useFetcher<AccountAnswer>();
  const confirm = useConfirm(ending);
  return (
    <>
      <Stack space="m">
        {token && <MailLink answer={answer} token={token} />}
        <ProfilePart answer={answer} avatar={avatar} profile={profile} />
        <SecurityList
          {...security}
          mail={account?.userMail ?? ""}
          mailHref={hrefTo("uc-account", { part: "mail" })}
          mobile={mobile}
          mobileHref={hrefTo("uc-account", { part: "mobile" })}
          passwordHref={hrefTo("uc-password")}
          waitingMail={account?.waitingMail ?? ""}
        />
        <DeviceList
          {...list}
          devices={devices ?? []}
          onEnd={(sessionId, device) =>
            confirm.ask({ about: "endSession", values: { device } }, { intent: "end-session", sessionId })
          }
          onEndOthers={(count) =>
            confirm.ask({ about: "endOthers", values: { count: String(count) } }, { intent: "end-others" })
          }
        />
        <PrivacyPart account={account} />
      </Stack>
      {confirm.dialog}
    </>
  );
}
