export { ShareChart, type ShareChartProps, type SharePart } from "./ShareChart.tsx";
