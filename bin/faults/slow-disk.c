/*
 * Makes the disk below a folder slow, for bin/faults/slow-disk.mjs. Loaded into PHP with LD_PRELOAD. All processes share one disk, which
 * does one thing at a time: each call that writes, flushes, or renames takes SLOW_DISK_CALL (ms), and each megabyte SLOW_DISK_MEGABYTE (ms).
 * Calls and bytes are counted in the file SLOW_DISK_COUNTS, which is also the lock.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/* Finds the function that one of this file replaces. */
#define REAL( name ) ( (__typeof__( &name )) dlsym( RTLD_NEXT, #name ) )

static int is_below( const char *path ) {
	const char *folder = getenv( "SLOW_DISK_FOLDER" );
	return folder && strncmp( path, folder, strlen( folder ) ) == 0;
}

static int is_open_below( int file ) {
	char link[ 64 ];
	char path[ PATH_MAX ];
	snprintf( link, sizeof link, "/proc/self/fd/%d", file );
	ssize_t length = readlink( link, path, sizeof path - 1 );
	if ( length < 0 ) {
		return 0;
	}
	path[ length ] = '\0';
	return is_below( path );
}

static long milliseconds( const char *name ) {
	const char *value = getenv( name );
	return value ? atol( value ) : 0;
}

/* Waits until the disk is free, and then as long as it takes for a number of bytes. */
static void use_disk( size_t bytes ) {
	int error = errno;
	/* Opened each time, because processes share the locks of files that their parent has opened. */
	int counts = open( getenv( "SLOW_DISK_COUNTS" ), O_RDWR | O_CREAT | O_CLOEXEC, 0666 );
	if ( counts >= 0 ) {
		uint64_t count[ 2 ] = { 0, 0 };
		flock( counts, LOCK_EX );
		double wait = (double) milliseconds( "SLOW_DISK_CALL" ) + (double) milliseconds( "SLOW_DISK_MEGABYTE" ) * (double) bytes / 1e6;
		struct timespec rest = { (time_t) ( wait / 1e3 ), (long) ( wait * 1e6 ) % 1000000000 };
		while ( nanosleep( &rest, &rest ) != 0 && errno == EINTR ) {
		}
		if ( pread( counts, count, sizeof count, 0 ) != (ssize_t) sizeof count ) {
			memset( count, 0, sizeof count );
		}
		count[ 0 ] += 1;
		count[ 1 ] += bytes;
		REAL( pwrite )( counts, count, sizeof count, 0 );
		close( counts );
	}
	errno = error;
}

ssize_t write( int file, const void *bytes, size_t length ) {
	if ( is_open_below( file ) ) {
		use_disk( length );
	}
	return REAL( write )( file, bytes, length );
}

ssize_t pwrite( int file, const void *bytes, size_t length, off_t offset ) {
	if ( is_open_below( file ) ) {
		use_disk( length );
	}
	return REAL( pwrite )( file, bytes, length, offset );
}

int fsync( int file ) {
	if ( is_open_below( file ) ) {
		use_disk( 0 );
	}
	return REAL( fsync )( file );
}

int fdatasync( int file ) {
	if ( is_open_below( file ) ) {
		use_disk( 0 );
	}
	return REAL( fdatasync )( file );
}

int rename( const char *from, const char *to ) {
	if ( is_below( from ) || is_below( to ) ) {
		use_disk( 0 );
	}
	return REAL( rename )( from, to );
}
