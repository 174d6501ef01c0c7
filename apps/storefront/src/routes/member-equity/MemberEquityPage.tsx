import { LevelTable, type LevelTableProps } from "@tradehall/mall-components/membership/LevelTable";
import { memberCenterWords } from "@tradehall/mall-rules/words/members";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";

export function MemberEquityPage({ levels, ownIds }: Pick<LevelTableProps, "levels" | "ownIds">) {
  const { locale } = useShell();
  const words = memberCenterWords;
  return (
    <UserCenterFrame>
      <LevelTable
        levels={levels.filter(({ isPaid }) => isPaid)}
        ownIds={ownIds}
        title={words.paidLevels[locale]}
      />
      <LevelTable
        levels={levels.filter(({ isPaid }) => !isPaid)}
        ownIds={ownIds}
        title={words.growthLevels[locale]}
      />
      <Inline>
        <ButtonLink href={hrefTo("buy-member")} tone="signal">
          {words.buy[locale]}
        </ButtonLink>
        <ButtonLink href={hrefTo("member-center")} tone="neutral" variant="outline">
          {words.back[locale]}
        </ButtonLink>
      </Inline>
    </UserCenterFrame>
  );
}
