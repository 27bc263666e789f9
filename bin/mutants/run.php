<?php
/**
 * Runs the tests against each mutant of some PHP files, each mutant in a process of its own that is forked from one in
 * which WordPress has started. bin/mutants/php.mjs calls it: run.php PLAN, a JSON file; it writes each mutant as a line.
 */

declare( strict_types=1 );

namespace Quayside\Mutants;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require __DIR__ . '/Mutator.php';
require __DIR__ . '/Mutants.php';
require __DIR__ . '/Runner.php';

// Mutants that never end would also use up the memory.
ini_set( 'memory_limit', '1G' );

$plan   = json_decode( (string) file_get_contents( $argv[1] ), true, 16, JSON_THROW_ON_ERROR );
$runner = new Runner( $plan );
exit( $runner->run() ? 0 : 1 );
