import type { AddressView } from "../account/address-view.ts";

/** Addresses of a buyer who has several warehouses. */
export const sampleAddresses: readonly AddressView[] = [
  {
    id: "1",
    receiver: "王建国",
    mobile: "138****0001",
    province: "上海市",
    city: "上海市",
    area: "浦东新区",
    detail: "张江路 665 号德宏大厦 3 号楼 502 室",
    isDefault: true,
  },
  {
    id: "2",
    receiver: "昆山仓库收货组",
    mobile: "139****7788",
    province: "江苏省",
    city: "苏州市",
    area: "昆山市",
    detail: "花桥镇金阳东路 18 号 A2 库 6 号月台（工作日 9:00-17:00 收货）",
  },
  {
    id: "3",
    receiver: "李敏",
    mobile: "136****2310",
    province: "浙江省",
    city: "杭州市",
    area: "滨江区",
    detail: "长河街道江南大道 588 号",
  },
  {
    id: "4",
    receiver: "陈伟",
    mobile: "135****9021",
    province: "广东省",
    city: "深圳市",
    area: "宝安区",
    detail: "西乡街道固戍一路 88 号",
  },
  {
    id: "5",
    receiver: "赵雪",
    mobile: "137****6543",
    province: "四川省",
    city: "成都市",
    area: "双流区",
    detail: "西航港大道中四段 199 号",
  },
  {
    id: "6",
    receiver: "新疆维吾尔自治区伊犁哈萨克自治州机电设备安装工程项目部材料员",
    mobile: "133****4102",
    province: "新疆维吾尔自治区",
    city: "伊犁哈萨克自治州",
    area: "察布查尔锡伯自治县",
    detail: "察布查尔镇中央大街与查鲁盖路交叉口向西二百米机电设备安装工程项目部临时仓库",
  },
];

/** Regions of the three levels, as a page gives them for the first address. */
export const sampleRegions = {
  provinces: [
    { id: "310000", name: "上海市" },
    { id: "320000", name: "江苏省" },
    { id: "330000", name: "浙江省" },
  ],
  cities: [
    { id: "320100", name: "南京市" },
    { id: "320500", name: "苏州市" },
  ],
  areas: [
    { id: "320583", name: "昆山市" },
    { id: "320506", name: "吴中区" },
  ],
};
