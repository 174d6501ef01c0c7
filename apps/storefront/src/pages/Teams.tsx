import { TeamList } from "@tradehall/mall-components/promotion/TeamList";
import { TeamPanel, type TeamView } from "@tradehall/mall-components/promotion/TeamPanel";
import { useRefresh } from "../browser/calls/use-polling.ts";

export interface TeamsProps {
  /** The team that the page is about. */
  named?: TeamView | undefined;
  /** Its whole address, for others to join. */
  shareUrl: string;
  /** Of the product, for who shares it. */
  name: string;
  /** Others that can be joined, and how many there are in all. */
  others?: readonly TeamView[];
  total?: number;
  /** Nothing of it is sold in teams any more. */
  isOver?: boolean;
  /** The server's now, ms. */
  now: number;
}

/** The team that a page is about, and those beside it. */
export function Teams({ named, shareUrl, name, others = [], total = 0, isOver = false, now }: TeamsProps) {
  const refresh = useRefresh();
  return (
    <>
      {named && (
        <TeamPanel
          team={named}
          now={now}
          share={{ url: shareUrl, title: name }}
          isOver={isOver}
          onEnd={refresh}
        />
      )}
      <TeamList teams={others} total={total} now={now} onEnd={refresh} />
    </>
  );
}
