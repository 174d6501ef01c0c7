import type { MemberHeadView } from "@tradehall/mall-adapters/member";
import { MemberHead } from "@tradehall/mall-components/membership/MemberHead";
import { MemberTasks, type MemberTaskView } from "@tradehall/mall-components/membership/MemberTasks";
import { SignInCard, type SignInCardProps } from "@tradehall/mall-components/membership/SignInCard";
import type { LedgerEntry, LedgerTab } from "@tradehall/mall-components/wallet/Ledger";
import { memberCenterWords, memberGainText } from "@tradehall/mall-rules/words/members";
import { Notice } from "@tradehall/ui/Notice";
import { useNavigation, useSubmit } from "react-router-dom";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { LedgerPart } from "../../pages/LedgerPart.tsx";
import type { MemberAnswer } from "./member-action.ts";

interface MemberCenterPageProps {
  query: { tab: LedgerTab; page: number };
  loaded:
    | {
        head: MemberHeadView;
        signIn: Omit<SignInCardProps, "onSignIn" | "isPending">;
        tasks: MemberTaskView[];
        pageCount: number;
        entries: LedgerEntry[];
      }
    | undefined;
  answer: MemberAnswer | undefined;
}

export function MemberCenterPage({ query, loaded, answer }: MemberCenterPageProps) {
  const { locale, person } = useShell();
  const submit = useSubmit();
  const pending = String(useNavigation().formData?.get("intent") ?? "");
  const send = (intent: string) => void submit({ intent }, { method: "POST", preventScrollReset: true });
  const user = person?.user.userInfo;
  return (
    <UserCenterFrame>
      {answer && (
        <Notice isLive tone={answer.ok ? "success" : "danger"}>
          {answer.ok ? memberGainText(answer.data, locale) : answer.error.message}
        </Notice>
      )}
      {loaded && user && (
        <MemberHead
          {...loaded.head}
          avatar={user.userAvatar}
          buyHref={hrefTo("buy-member")}
          equityHref={hrefTo("member-equity")}
          name={user.nickName}
          pointsHref={hrefTo("uc-integral")}
        />
      )}
      {loaded && (
        <SignInCard {...loaded.signIn} isPending={pending === "sign-in"} onSignIn={() => send("sign-in")} />
      )}
      {loaded && (
        <MemberTasks
          onClaim={(task) => send(`task:${task}`)}
          pending={pending.replace("task:", "")}
          tasks={loaded.tasks}
        />
      )}
      <LedgerPart
        label={memberCenterWords.growthLedger[locale]}
        loaded={loaded}
        path={hrefTo("member-center")}
        query={query}
      />
    </UserCenterFrame>
  );
}
