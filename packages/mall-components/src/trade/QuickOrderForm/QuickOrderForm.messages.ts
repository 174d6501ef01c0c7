import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuickOrderForm. */
export const words = defineMessages({
  list: { id: "quickOrderForm.list", defaultMessage: "货号与数量" },
  hint: {
    id: "quickOrderForm.hint",
    defaultMessage: "每行一个货号或厂家型号和数量，可从 Excel 复制两列直接粘贴，一次最多 {rows, number} 行",
  },
  file: { id: "quickOrderForm.file", defaultMessage: "选择 CSV 文件" },
  drop: { id: "quickOrderForm.drop", defaultMessage: "或把文件拖到输入框" },
  template: { id: "quickOrderForm.template", defaultMessage: "下载模板" },
  templateName: { id: "quickOrderForm.templateName", defaultMessage: "快速下单模板.csv" },
  templateHead: { id: "quickOrderForm.templateHead", defaultMessage: "货号,数量" },
  recognise: { id: "quickOrderForm.recognise", defaultMessage: "识别" },
  workbook: {
    id: "quickOrderForm.workbook",
    defaultMessage: "这是 Excel 工作簿，请另存为 CSV 再上传，或直接复制两列粘贴",
  },
  none: { id: "quickOrderForm.none", defaultMessage: "请粘贴货号和数量" },
  tooLong: {
    id: "quickOrderForm.tooLong",
    defaultMessage: "内容超过 {characters, number} 个字符，请只保留货号和数量两列，或分几次提交",
  },
  tooMany: {
    id: "quickOrderForm.tooMany",
    defaultMessage: "共 {count, number} 行，一次最多 {rows, number} 行，请分几次提交",
  },
});
