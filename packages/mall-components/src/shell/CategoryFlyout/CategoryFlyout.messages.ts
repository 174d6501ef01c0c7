import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of CategoryFlyout are filled with. */
type Values = {
  label: NoMessageValues;
  empty: NoMessageValues;
  loading: NoMessageValues;
  all: { name: string | number };
};

/** Words of CategoryFlyout. */
export const words = defineMessages<Values>({
  label: { id: "categoryFlyout.label", defaultMessage: "全部商品分类" },
  empty: { id: "categoryFlyout.empty", defaultMessage: "暂无分类" },
  loading: { id: "categoryFlyout.loading", defaultMessage: "加载中" },
  all: { id: "categoryFlyout.all", defaultMessage: "全部{name}" },
});
