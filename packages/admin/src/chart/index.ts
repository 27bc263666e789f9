export { ChartEnds, ChartTable } from './chart-parts';
export { ColumnChart } from './column-chart';
