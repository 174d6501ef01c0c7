import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FloorNavigator. */
export const words = defineMessages({
  label: { id: "floorNavigator.label", defaultMessage: "楼层导航" },
});
