import { TeamList } from "@tradehall/mall-components/catalog/TeamList";
import { TeamPanel } from "@tradehall/mall-components/catalog/TeamPanel";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import type { GroupView } from "./load-group.ts";

interface DetailTeamsProps {
  group: GroupView;
  /** Of the product, for who shares it. */
  name: string;
}

/** The team that the page is opened for, and those beside it. */
export function DetailTeams({ group, name }: DetailTeamsProps) {
  const { named, others, total, now, shareUrl } = group;
  const refresh = useRefresh();
  return (
    <>
      {named && <TeamPanel team={named} now={now} share={{ url: shareUrl, title: name }} onEnd={refresh} />}
      <TeamList teams={others} total={total} now={now} onEnd={refresh} />
    </>
  );
}
