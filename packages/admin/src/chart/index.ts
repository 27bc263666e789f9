export { ChartEnds, ChartTable } from './chart-parts';
export { ColumnChart } from './column-chart';
export { numberedAxis } from './numbered-axis';
