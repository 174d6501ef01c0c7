export { DeviceList, type DeviceListProps, type DeviceView } from "./DeviceList.tsx";
