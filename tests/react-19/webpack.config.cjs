const { join } = require( 'node:path' );

module.exports = {
	mode: 'production',
	entry: join( __dirname, 'index.cjs' ),
	output: { path: join( __dirname, 'build' ), filename: 'react-19.js' },
	performance: { hints: false },
};
