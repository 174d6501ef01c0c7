import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuickOrderForm. */
export const words = defineMessages({
  list: { id: "quickOrderForm.list", defaultMessage: "货号与数量" },
  hint: {
    id: "quickOrderForm.hint",
    defaultMessage: "每行一个货号或厂家型号和数量，可从 Excel 复制两列直接粘贴，一次最多 {rows, number} 行",
  },
  long: { id: "quickOrderForm.long", defaultMessage: "清单共 {lines, number} 行，只显示前几行" },
  clear: { id: "quickOrderForm.clear", defaultMessage: "清除清单" },
  file: { id: "quickOrderForm.file", defaultMessage: "选择 Excel 或 CSV 文件" },
  drop: { id: "quickOrderForm.drop", defaultMessage: "或把 .xlsx、.csv 文件拖到这里" },
  wrongKind: { id: "quickOrderForm.wrongKind", defaultMessage: "只支持 .xlsx、.csv、.tsv 和 .txt 文件" },
  several: { id: "quickOrderForm.several", defaultMessage: "一次只能上传一个文件" },
  template: { id: "quickOrderForm.template", defaultMessage: "下载模板" },
  templateName: { id: "quickOrderForm.templateName", defaultMessage: "快速下单模板.csv" },
  templateHead: { id: "quickOrderForm.templateHead", defaultMessage: "货号,数量" },
  recognise: { id: "quickOrderForm.recognise", defaultMessage: "识别" },
  done: { id: "quickOrderForm.done", defaultMessage: "正在识别" },
  sheet: {
    id: "quickOrderForm.sheet",
    defaultMessage: "读取了工作表“{name}”，另有 {others, number} 个有内容的工作表没有读取",
  },
  above: { id: "quickOrderForm.above", defaultMessage: "表头上方的 {count, number} 行没有读取" },
  encrypted: { id: "quickOrderForm.encrypted", defaultMessage: "文件有密码，请去掉密码后再上传" },
  oldWorkbook: {
    id: "quickOrderForm.oldWorkbook",
    defaultMessage: "不支持 .xls 和 .xlsb，请在 Excel 或 WPS 中另存为 .xlsx 再上传",
  },
  notWorkbook: {
    id: "quickOrderForm.notWorkbook",
    defaultMessage: "这不是 Excel 工作簿或 CSV 文件，请另存为 .xlsx 再上传",
  },
  damaged: { id: "quickOrderForm.damaged", defaultMessage: "文件已损坏，请重新保存后再上传" },
  tooLarge: {
    id: "quickOrderForm.tooLarge",
    defaultMessage: "文件太大，最大 {megabytes, number} MB，请只保留货号和数量两列",
  },
  empty: { id: "quickOrderForm.empty", defaultMessage: "文件里没有内容" },
  lost: { id: "quickOrderForm.lost", defaultMessage: "文件没有读取成功，请再试一次" },
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
