/** The application of who was not passed yet; the message of the refusal is with the people (`messageSeeds`). */
export const storeSeed = {
  account: "seller01",
  shopName: "诚泰标准件",
  contact: "诚泰",
  tel: "0577-86660214",
  areaId: "330303",
  addr: "滨海四道 555 号 2 号厂房",
  latitude: 27.90512,
  longitude: 120.82731,
  intro: "专业生产碳钢、不锈钢紧固件，支持来图定制，常规规格现货当天发出，欢迎五金、机械行业客户采购。",
  remarks: "营业执照照片不清晰，请重新上传后再次提交。",
  sentHoursAgo: 50,
  decidedHoursAgo: 26,
} as const;
