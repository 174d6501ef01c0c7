import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { eq } from "drizzle-orm";
import { teams } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toTeams } from "./team-rows.ts";

export default handle(getTeam, async ({ query: { teamId } }, { db, clock, visitor }) => {
  const now = clock.now();
  const rows = await db.select().from(teams).where(eq(teams.id, teamId));
  const [team] = await toTeams(db, rows, now, visitor?.userId);
  if (!team) refuse("teamMissing");
  return { ...team, now: now.getTime() };
});
