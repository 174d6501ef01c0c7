import * as v from "valibot";
import { EnterpriseCard, InviteCard, inviteExample, OwnApplication } from "../../models/enterprise.ts";
import { endpoint } from "../contract.ts";

/** The user's enterprises, and the invitations that wait for them (Spec §6). */
export const listEnterprises = endpoint("GET /p/enterprise/list", {
  summary: "The user's enterprises, and invitations that wait",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  /** `applications` are the newest of one's own that wait or were refused. */
  answer: v.object({
    enterprises: v.array(EnterpriseCard),
    invites: v.array(InviteCard),
    applications: v.array(OwnApplication),
  }),
  fails: ["A00004"],
  example: {
    answer: {
      enterprises: [
        {
          ...{ enterpriseId: 1, enterpriseName: "上海拓远机电设备有限公司", role: "administrator" },
          ...{ memberCount: 3, adminName: "拓远采购部", isCurrent: 1, joinTime: "2026-01-02 09:30:00" },
        },
      ],
      invites: [inviteExample],
      applications: [
        {
          ...{ applicationId: 3, enterpriseName: "苏州恒钻精密制造有限公司", state: "waiting", reason: "" },
          createTime: "2026-11-27 10:00:00",
        },
      ],
    },
  },
});
