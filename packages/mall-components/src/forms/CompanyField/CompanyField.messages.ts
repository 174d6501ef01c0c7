import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CompanyField. */
export const words = defineMessages({
  label: { id: "companyField.label", defaultMessage: "企业名称" },
  placeholder: { id: "companyField.placeholder", defaultMessage: "输入企业名称或统一社会信用代码查找" },
  list: { id: "companyField.list", defaultMessage: "匹配的企业" },
  loading: { id: "companyField.loading", defaultMessage: "正在查找" },
  none: { id: "companyField.none", defaultMessage: "未找到匹配的企业，可直接填写全称" },
  count: { id: "companyField.count", defaultMessage: "找到 {count, number} 家企业" },
});
